import {useIntl} from 'react-intl'
import type {ChatSettings} from '@app/commerce/third-parties'
import {Button} from '@app/ui/button/button'
import {showToast} from '@app/ui/feedback/toast'
import {messages} from './messages'
import {useChat} from './use-chat'

/** Above the page, below whatever opens over it. Its style comes with its code: few shops and pages have it. */
const corner = {
    position: 'fixed',
    insetBlockEnd: '1rem',
    insetInlineEnd: '1rem',
    zIndex: 1
} as const

type ChatControlProps = {settings: ChatSettings; isOffered: boolean}

/** The button that opens the chat with a salesperson, on the pages that may have it. */
export const ChatControl = ({settings, isOffered}: ChatControlProps) => {
    const {formatMessage} = useIntl()
    const {isOpening, open} = useChat({
        settings,
        isOffered,
        onMissing: () => showToast(formatMessage(messages.failed), 'error')
    })
    if (!isOffered) return null
    return (
        <aside aria-label={formatMessage(messages.chat)} style={corner}>
            <Button look="secondary" pending={isOpening} onClick={open}>
                {formatMessage(messages.chat)}
            </Button>
        </aside>
    )
}
