import {useEffect, useRef, type ReactNode} from 'react'
import {useArrival} from '@app/lib/react/arrival'
import {useBusy} from '@app/lib/react/busy'

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
 * takes its skeleton's place takes the focus over with it, and so does one that has lost what had the focus [G-70].
 */
export const Main = ({look, busy = false, children}: MainProps) => {
    const arrivedRef = useArrival()
    const waits = useBusy()
    const element = useRef<HTMLElement>(null)
    const waited = useRef(false)

    useEffect(() => {
        const isNew = arrivedRef.current || waited.current
        waited.current = waits
        if (!waits && isNew && nothingHasFocus()) element.current?.focus({preventScroll: true})
    }, [arrivedRef, waits])

    return (
        <main
            ref={element}
            id="content"
            className={look === undefined ? 'container' : `container ${look}`}
            tabIndex={-1}
            aria-busy={busy || waits || undefined}
        >
            {children}
        </main>
    )
}
