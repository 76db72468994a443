import {type ReactNode, useEffect, useRef} from 'react'

/** Gets the focus when it appears. Used for content that replaces the button that was pressed, which had the focus. */
export const FocusedPart = ({children}: {children: ReactNode}) => {
    const part = useRef<HTMLDivElement>(null)
    useEffect(() => part.current?.focus(), [])
    return (
        <div ref={part} tabIndex={-1}>
            {children}
        </div>
    )
}
