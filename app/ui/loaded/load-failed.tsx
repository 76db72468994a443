import {useIntl} from 'react-intl'
import {Button} from '../button/button'
import {Notice} from '../words/notice/notice'
import {messages} from './messages'

/** The quiet line of a section whose data did not come. */
export const LoadFailed = ({retry}: {retry?: (() => void) | undefined}) => {
    const {formatMessage} = useIntl()
    return (
        <Notice tone="warning">
            {formatMessage(messages.failed)}
            {retry ? (
                <Button look="quiet" onClick={retry}>
                    {formatMessage(messages.tryAgain)}
                </Button>
            ) : null}
        </Notice>
    )
}
