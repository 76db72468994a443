import {useEffect, useRef, type RefObject} from 'react'
import {useHistory} from 'react-router-dom'
import {inLocale} from '../address/locale-path'
import {useLocale} from '../visit'
import {useWarmer} from '../warmer'
import {follow} from './follow'

/** The address of the link to a page of this shop that something happened on, if any. */
const linkAt = ({target}: Event): string | null => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null
    return link?.getAttribute('href') ?? null
}

/**
 * HTML whose links to pages of this shop are what Link is: in the shopper's language, warmed when pointed at, and
 * followed without a new document [ROUTE-065]. Links elsewhere stay as they are [ROUTE-066]. Takes HTML that is clean, and
 * gives what to write and the ref of where it is written.
 */
export const useLinkedHtml = (
    html: string
): {linkedHtml: string; placeRef: RefObject<HTMLDivElement>} => {
    const locale = useLocale()
    const warmUp = useWarmer()
    const history = useHistory()
    const placeRef = useRef<HTMLDivElement>(null)

    useEffect(() => {
        const place = placeRef.current
        const press = (event: MouseEvent) => {
            const href = linkAt(event)
            if (href) follow(history, event, {href})
        }
        const point = (event: Event) => {
            const href = linkAt(event)
            if (href) warmUp(href)
        }
        place?.addEventListener('click', press)
        place?.addEventListener('pointerover', point)
        return () => {
            place?.removeEventListener('click', press)
            place?.removeEventListener('pointerover', point)
        }
    }, [history, warmUp])

    const linkedHtml = html.replace(
        /(<a [^>]*?href=")(\/[^"]*)/g,
        (_, before: string, path: string) => before + inLocale(locale, path)
    )
    return {linkedHtml, placeRef}
}
