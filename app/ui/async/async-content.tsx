import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {Button} from '../button/button'
import {Notice} from '../feedback/notice'
import {loadFailedMessages} from './messages'

/** The states of asynchronous data; whether the data is empty is decided by the part that shows it. */
export type AsyncState<T> =
    {state: 'loading'} | {state: 'failed'; retry?: () => void} | {state: 'ready'; value: T}

/** The line that a section shows when its data could not be loaded. */
export const LoadFailed = ({retry}: {retry?: (() => void) | undefined}) => {
    const {formatMessage} = useIntl()
    return (
        <Notice tone="warning">
            {formatMessage(loadFailedMessages.failed)}{' '}
            {retry ? (
                <Button look="quiet" onClick={retry}>
                    {formatMessage(loadFailedMessages.tryAgain)}
                </Button>
            ) : null}
        </Notice>
    )
}

export type AsyncContentProps<T> = {
    from: AsyncState<T>
    /** The same size as the content. */
    skeleton: ReactNode
    /** Shown for an empty list, and for null. */
    empty: ReactNode
    /** By default one line with "Try again"; null for a section that should rather disappear. */
    failed?: ReactNode
    children: (value: NonNullable<T>) => ReactNode
}

const isEmpty = (value: unknown): boolean =>
    value === null || value === undefined || (Array.isArray(value) && value.length === 0)

const isPresent = <T,>(value: T): value is NonNullable<T> => !isEmpty(value)

/** The only place that decides between loading, failed, empty and ready. */
export const AsyncContent = <T,>({
    from,
    skeleton,
    empty,
    failed,
    children
}: AsyncContentProps<T>) => {
    if (from.state === 'loading') return <>{skeleton}</>
    if (from.state === 'failed') {
        return failed === undefined ? <LoadFailed retry={from.retry} /> : <>{failed}</>
    }
    return <>{isPresent(from.value) ? children(from.value) : empty}</>
}
