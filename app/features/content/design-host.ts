import {useEffect, useState} from 'react'

/** The origins that may design a page: the server names them to an editor who has proved who they are, to nobody else. */
const trustedHosts = (): string[] => {
    const named = document.querySelector<HTMLMetaElement>('meta[name="preview-parents"]')
    return named === null ? [] : named.content.split(' ')
}

/** The origin of the page around this one. Browsers without `ancestorOrigins` say it of the frame's first page alone. */
const originAround = (): string | undefined => {
    if (window.parent === window) return undefined
    const {ancestorOrigins}: Partial<Location> = window.location
    if (ancestorOrigins) return ancestorOrigins[0]
    return document.referrer === '' ? undefined : new URL(document.referrer).origin
}

/**
 * Nobody but the host speaks to a page while it is designed: the SDK's listener takes messages of any origin. This one is
 * there first, and hears them first.
 */
const listenOnlyTo = (host: string): (() => void) => {
    const refuse = (event: MessageEvent): void => {
        const isOfHost = event.origin === host && event.source === window.parent
        if (!isOfHost) event.stopImmediatePropagation()
    }
    window.addEventListener('message', refuse, true)
    return () => window.removeEventListener('message', refuse, true)
}

/** The origin of the editor around the page, once the page listens to it alone; none where nobody may design it. */
export const useDesignHost = (isWanted: boolean): string | undefined => {
    const [host, setHost] = useState<string>()
    useEffect(() => {
        const around = isWanted ? originAround() : undefined
        if (around === undefined || !trustedHosts().includes(around)) return undefined
        setHost(around)
        return listenOnlyTo(around)
    }, [isWanted])
    return host
}
