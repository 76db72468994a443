import {useEffect, useRef, type ReactNode} from 'react'
import {useArrival} from '@app/lib/react/arrival'

export type MainProps = {
    /** The page's own class, such as `cart`. */
    look?: string
    /** Not here yet: what is shown only keeps its place. */
    busy?: boolean
    children: ReactNode
}

const nothingHasFocus = () =>
    document.activeElement === null || document.activeElement === document.body

/**
 * The page between header and footer: where the skip link leads, and where the keyboard is put on a new page. A page that
 * takes its skeleton's place takes the focus over with it [G-70].
 */
export const Main = ({look, busy = false, children}: MainProps) => {
    const arrivedRef = useArrival()
    const element = useRef<HTMLElement>(null)

    useEffect(() => {
        if (arrivedRef.current && nothingHasFocus()) element.current?.focus({preventScroll: true})
    }, [arrivedRef])

    return (
        <main
            ref={element}
            id="content"
            className={look === undefined ? 'container' : `container ${look}`}
            tabIndex={-1}
            aria-busy={busy || undefined}
        >
            {children}
        </main>
    )
}
