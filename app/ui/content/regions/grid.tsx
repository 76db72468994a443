import {Children, type ReactNode, useId} from 'react'

export type GridProps = {
    /** Empty for a grid without a heading. */
    heading: string
    /** Columns by rows on a desktop. */
    layout: '1x1' | '2x1' | '2x2' | '2x3' | '3x1' | '3x2'
    /** One keyed child a cell; those beyond the layout are not shown. */
    children: ReactNode
}

/** Cells in columns and rows [CONTENT-004…009]; below each other on a phone. */
export const Grid = ({heading, layout, children}: GridProps) => {
    const headingId = useId()
    const [columns = 1, rows = 1] = layout.split('x').map(Number)
    const cells = (
        <ul className={`grid grid--${columns}`}>
            {Children.toArray(children)
                .slice(0, columns * rows)
                .map((cell, index) => (
                    <li key={index} className="grid__cell">
                        {cell}
                    </li>
                ))}
        </ul>
    )
    if (heading === '') return <div className="section">{cells}</div>
    return (
        <section className="section" aria-labelledby={headingId}>
            <h2 id={headingId}>{heading}</h2>
            {cells}
        </section>
    )
}
