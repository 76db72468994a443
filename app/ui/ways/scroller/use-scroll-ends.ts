import {useEffect, useState, type RefObject} from 'react'

export type ScrollEnds = {atStart: boolean; atEnd: boolean}

/** Less than a pixel is left over where screens scale. */
const NEARLY = 2

const endsOf = ({scrollLeft, clientWidth, scrollWidth}: HTMLElement): ScrollEnds => ({
    atStart: scrollLeft <= NEARLY,
    atEnd: scrollLeft + clientWidth >= scrollWidth - NEARLY
})

/** Whether a sideways list stands at its beginning or end; watches scrolling and size. */
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
        // With the next frame, which measures the page anyway: asked for now, the page would be laid out twice.
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
