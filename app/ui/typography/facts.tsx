import type {ReactNode} from 'react'

/** `isTotal`: the sum of the rows before it. */
export type Fact = {label: string; value: ReactNode; isTotal?: boolean}

/** Names and their values below one another: measures, amounts. */
export const Facts = ({rows}: {rows: readonly Fact[]}) => (
    <dl className="facts">
        {rows.map(({label, value, isTotal}) => (
            <div key={label} className={isTotal ? 'facts__total' : undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
            </div>
        ))}
    </dl>
)
