import {useState} from 'react'
import {defineMessages, useIntl} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'
import {type EndableService, type ServiceEnd, useEndService} from '@app/commerce/account/services'
import {Button} from '@app/ui/button/button'
import {showToast} from '@app/ui/feedback/toast'
import {withWait} from '@app/ui/form/write-failure'
import {LateConfirmDialog} from '@app/ui/overlay/late-confirm-dialog'

const texts = {
    unknown: commonMessages.endUnknown,
    ...defineMessages({
        end: {id: 'account.services.end', defaultMessage: 'End {name}'},
        title: {id: 'account.services.end-title', defaultMessage: 'End {name}?'},
        text: {
            id: 'account.services.end-text',
            defaultMessage:
                'It ends today and costs nothing from your next payment on. To have it again, ask your store.'
        },
        keep: {id: 'account.services.keep', defaultMessage: 'Keep it'},
        ended: {id: 'account.services.ended', defaultMessage: '{name} has ended.'},
        overdue: {
            id: 'account.services.overdue',
            defaultMessage: 'A payment is past due. Once it is paid, you can end {name} here.'
        },
        failed: {
            id: 'account.services.failed',
            defaultMessage: 'That did not work: {name} goes on. Please try again.'
        }
    })
}

type EndServiceProps = {
    service: EndableService
    name: string
}

const EndServiceDialog = ({service, name, onClose}: EndServiceProps & {onClose: () => void}) => {
    const intl = useIntl()
    const {formatMessage} = intl
    const {mutateAsync: end, isLoading} = useEndService()
    const confirm = async () => {
        if (isLoading) return
        const result = await end(service).catch((): ServiceEnd => ({state: 'failed'}))
        onClose()
        if (result.state === 'done') {
            showToast(formatMessage(texts.ended, {name}), 'good')
            return
        }
        const words = (state: keyof typeof texts) => formatMessage(texts[state], {name})
        showToast(
            result.state === 'refused'
                ? words(result.why)
                : withWait(intl, words(result.state), result),
            'error'
        )
    }
    return (
        <LateConfirmDialog
            danger
            title={formatMessage(texts.title, {name})}
            message={formatMessage(texts.text)}
            confirm={formatMessage(texts.end, {name})}
            cancel={formatMessage(texts.keep)}
            onConfirm={() => void confirm()}
            onCancel={onClose}
        />
    )
}

/** Ends a service or membership after one more question: as easy as it was to choose it (D-32). */
export const EndService = ({service, name}: EndServiceProps) => {
    const {formatMessage} = useIntl()
    const [isConfirming, setConfirming] = useState(false)
    return (
        <>
            <Button look="secondary" onClick={() => setConfirming(true)}>
                {formatMessage(texts.end, {name})}
            </Button>
            {isConfirming ? (
                <EndServiceDialog
                    service={service}
                    name={name}
                    onClose={() => setConfirming(false)}
                />
            ) : null}
        </>
    )
}
