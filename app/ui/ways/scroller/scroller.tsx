import {Children, useRef, type ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {IconButton} from '../../button/icon-button'
import {messages} from './messages'
import {useScrollEnds} from './use-scroll-ends'

export type ScrollerProps = {
    /** Names the list for those who do not see the heading above it. */
    label: string
    /** One keyed child per item. */
    children: ReactNode
}

/** Arrows come with more items than this [CONTENT-031]; the style sheet shows them on large screens [CONTENT-032]. */
const FITS = 3

/** Items side by side that scroll and snap by themselves, before any script runs. */
export const Scroller = ({label, children}: ScrollerProps) => {
    const {formatMessage} = useIntl()
    const list = useRef<HTMLUListElement>(null)
    const {atStart, atEnd} = useScrollEnds(list)
    const items = Children.toArray(children)

    const turn = (pages: number) => {
        const width = list.current?.clientWidth ?? 0
        list.current?.scrollBy({left: pages * width})
    }

    return (
        <div className="scroller">
            <ul className="scroller__list" ref={list} aria-label={label}>
                {items.map((item, place) => (
                    <li key={place}>{item}</li>
                ))}
            </ul>
            {items.length > FITS ? (
                <div className="scroller__arrows">
                    <IconButton
                        icon="chevron-left"
                        label={formatMessage(messages.previous)}
                        disabled={atStart}
                        onClick={() => turn(-1)}
                    />
                    <IconButton
                        icon="chevron-right"
                        label={formatMessage(messages.next)}
                        disabled={atEnd}
                        onClick={() => turn(1)}
                    />
                </div>
            ) : null}
        </div>
    )
}
