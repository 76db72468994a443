import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {Button} from '../button/button'
import {Notice} from '../feedback/notice'
import {loadFailedMessages} from './messages'

/** As much of a `Loadable` as a part has to know; empty is for the part to see. */
export type AsyncState<T> =
    {state: 'loading'} | {state: 'failed'; retry?: () => void} | {state: 'ready'; value: T}

/** The quiet line of a section whose data did not come. */
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
