import type {ReactNode} from 'react'

export type BadgeTone = 'deal' | 'plain' | 'good' | 'warning'

export type BadgeProps = {tone?: BadgeTone; children: ReactNode}

/** A short word about a thing; never the only place where something is said. */
export const Badge = ({tone = 'plain', children}: BadgeProps) => (
    <span className={`badge badge--${tone}`}>{children}</span>
)
