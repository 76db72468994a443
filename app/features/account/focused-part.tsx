import {type ReactNode, useEffect, useRef} from 'react'

/** What comes in place of the button that asked for it: the focus, which that had, goes to its beginning. */
export const FocusedPart = ({children}: {children: ReactNode}) => {
    const part = useRef<HTMLDivElement>(null)
    useEffect(() => part.current?.focus(), [])
    return (
        <div ref={part} tabIndex={-1}>
            {children}
        </div>
    )
}
