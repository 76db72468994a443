import {useIntl} from 'react-intl'
import {Notice} from '@app/ui/words/notice/notice'
import {messages} from './messages'

export type PageBannerProps = {
    of: {kind: 'loading'} | {kind: 'offline'} | {kind: 'error'; statusText?: string}
}

/** One line about the state of the whole page [SHELL-028, SHELL-029, SHELL-030]. */
export const PageBanner = ({of}: PageBannerProps) => {
    const {formatMessage} = useIntl()
    if (of.kind === 'loading') return <Notice live>{formatMessage(messages.loading)}</Notice>
    if (of.kind === 'offline') {
        return (
            <Notice tone="warning" live>
                {formatMessage(messages.offline)}
            </Notice>
        )
    }
    return (
        <Notice tone="error">
            {of.statusText
                ? formatMessage(messages.errorNamed, {status: of.statusText})
                : formatMessage(messages.error)}
        </Notice>
    )
}
