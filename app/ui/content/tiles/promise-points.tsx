import {useId} from 'react'
import {Drawing} from '../../picture/icon'
import {contentIconPath} from '../../picture/content-icons'

export type PromisePointsProps = {
    heading: string
    points: readonly {icon: string; heading: string; text: string}[]
}

/** What the shop promises, in a few points. */
export const PromisePoints = ({heading, points}: PromisePointsProps) => {
    const headingId = useId()
    return (
        <section className="section promise" aria-labelledby={headingId}>
            <h2 id={headingId}>{heading}</h2>
            <ul className="promise__points">
                {points.map((point) => (
                    <li key={point.heading} className="promise__point">
                        <Drawing path={contentIconPath(point.icon)} />
                        <h3>{point.heading}</h3>
                        <p>{point.text}</p>
                    </li>
                ))}
            </ul>
        </section>
    )
}
