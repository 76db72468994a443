import {type ReactNode, useEffect, useRef} from 'react'
import {useNavigatedRef, usePending} from '@app/lib/navigation-state'

export type MainProps = {
    /** The page's own class, such as `cart`. */
    look?: string
    /** Not here yet: what is shown only keeps its place. */
    pending?: boolean
    children: ReactNode
}

const nothingHasFocus = () =>
    document.activeElement === null || document.activeElement === document.body

/**
 * The page between header and footer: where the skip link leads, and where the keyboard is put on a new page. A page that
 * takes its skeleton's place takes the focus over with it, and so does one that has lost what had the focus [G-70].
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
