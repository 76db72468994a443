import {Children, type ReactNode, type RefObject, useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {IconButton} from '../button/button'
import {scrollerMessages} from './messages'

export type ScrollEnds = {atStart: boolean; atEnd: boolean}

/** Scaled screens may leave less than a pixel. */
const NEARLY = 2

const endsOf = ({scrollLeft, clientWidth, scrollWidth}: HTMLElement): ScrollEnds => ({
    atStart: scrollLeft <= NEARLY,
    atEnd: scrollLeft + clientWidth >= scrollWidth - NEARLY
})

/** Whether a horizontal list is at its beginning or end; follows scrolling and size. */
export const useScrollEnds = (list: RefObject<HTMLElement>): ScrollEnds => {
    const [ends, setEnds] = useState<ScrollEnds>({atStart: true, atEnd: false})

    useEffect(() => {
        const element = list.current
        if (!element) return undefined
        const look = () => {
            const now = endsOf(element)
            setEnds((known) =>
                known.atStart === now.atStart && known.atEnd === now.atEnd ? known : now
            )
        }
        // In the next frame, which measures the page anyway: now, the page would be laid out twice.
        const first = requestAnimationFrame(look)
        element.addEventListener('scroll', look, {passive: true})
        window.addEventListener('resize', look)
        return () => {
            cancelAnimationFrame(first)
            element.removeEventListener('scroll', look)
            window.removeEventListener('resize', look)
        }
    }, [list])

    return ends
}

export type ScrollerProps = {
    /** The list's accessible name. */
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
                {items.map((item, index) => (
                    <li key={index}>{item}</li>
                ))}
            </ul>
            {items.length > FITS ? (
                <div className="scroller__arrows">
                    <IconButton
                        icon="chevron-left"
                        label={formatMessage(scrollerMessages.previous)}
                        disabled={atStart}
                        onClick={() => turn(-1)}
                    />
                    <IconButton
                        icon="chevron-right"
                        label={formatMessage(scrollerMessages.next)}
                        disabled={atEnd}
                        onClick={() => turn(1)}
                    />
                </div>
            ) : null}
        </div>
    )
}
