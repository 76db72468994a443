import {type ReactNode, useRef} from 'react'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'

/** Gets the focus when it appears. Used for content that replaces the button that was pressed, which had the focus. */
export const FocusedPart = ({children}: {children: ReactNode}) => {
    const part = useRef<HTMLDivElement>(null)
    useIsomorphicLayoutEffect(() => part.current?.focus(), [])
    return (
        <div ref={part} tabIndex={-1}>
            {children}
        </div>
    )
}
