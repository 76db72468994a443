import {type ReactNode, useEffect, useRef} from 'react'
import {useNavigatedRef, usePending} from '@app/lib/browser/navigation-state'

export type MainProps = {
    /** The page's own class, such as `cart`. */
    look?: string
    /** Still loading: only placeholders are shown. */
    pending?: boolean
    children: ReactNode
}

const nothingHasFocus = () =>
    document.activeElement === null || document.activeElement === document.body

/**
 * The content between header and footer: the target of the skip link, and of the focus on a new page. A page that
 * replaces its skeleton takes over its focus, and a page gets the focus if the element that had it is removed [G-70].
 */
export const Main = ({look, pending: isPending = false, children}: MainProps) => {
    const navigatedRef = useNavigatedRef()
    const pending = usePending()
    const element = useRef<HTMLElement>(null)
    const wasPending = useRef(false)

    useEffect(() => {
        const isNew = navigatedRef.current || wasPending.current
        wasPending.current = pending
        if (!pending && isNew && nothingHasFocus()) element.current?.focus({preventScroll: true})
    }, [navigatedRef, pending])

    return (
        <main
            ref={element}
            id="content"
            className={look === undefined ? 'container' : `container ${look}`}
            tabIndex={-1}
            aria-busy={isPending || pending || undefined}
        >
            {children}
        </main>
    )
}
