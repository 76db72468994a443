import type {ReactNode} from 'react'
import type {Loadable} from './loadable'
import {LoadFailed} from './load-failed'

export type LoadedProps<T> = {
    from: Loadable<T>
    /** Of the size that the content will have. */
    skeleton: ReactNode
    /** Shown for an empty list, and for null. */
    empty: ReactNode
    /** One line with "Try again" when left out; null where a section had better vanish. */
    failed?: ReactNode
    children: (value: NonNullable<T>) => ReactNode
}

const isEmpty = (value: unknown): boolean =>
    value === null || value === undefined || (Array.isArray(value) && value.length === 0)

const isPresent = <T,>(value: T): value is NonNullable<T> => !isEmpty(value)

/** The one place that decides between loading, failed, empty and ready. */
export const Loaded = <T,>({from, skeleton, empty, failed, children}: LoadedProps<T>) => {
    if (from.state === 'loading') return <>{skeleton}</>
    if (from.state === 'failed') {
        return failed === undefined ? <LoadFailed retry={from.retry} /> : <>{failed}</>
    }
    return <>{isPresent(from.value) ? children(from.value) : empty}</>
}
