import type {ReactNode} from 'react'

export type Fact = {label: string; value: ReactNode}

/** Names and their values below one another: measures, amounts. */
export const Facts = ({rows}: {rows: readonly Fact[]}) => (
    <dl className="facts">
        {rows.map(({label, value}) => (
            <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
            </div>
        ))}
    </dl>
)
