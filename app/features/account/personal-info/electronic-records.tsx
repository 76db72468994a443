import {useState} from 'react'
import {defineMessages, useIntl} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'
import {useWithdrawRecordsConsent} from '@app/commerce/account/personal-info'
import type {ElectronicRecords, RentalCustomer} from '@app/commerce/account/rental-customer'
import {Button} from '@app/ui/button/button'
import {showToast} from '@app/ui/feedback/toast'
import {withWait} from '@app/ui/form/write-failure'
import {LateConfirmDialog} from '@app/ui/overlay/late-confirm-dialog'
import {useDayText} from '@app/ui/typography/day-text'
import {AccountSection} from '../frame/account-section'

/** The version of the text below. Change it whenever the text changes (D-32). */
const WITHDRAWAL_VERSION = '2026-11-23'

const texts = {
    unknown: commonMessages.endUnknown,
    ...defineMessages({
        title: {id: 'account.records.title', defaultMessage: 'Electronic records'},
        none: {
            id: 'account.records.none',
            defaultMessage:
                'Before you sign your first agreement here, we ask whether you want your documents electronically.'
        },
        agreed: {
            id: 'account.records.agreed',
            defaultMessage:
                'Since {day} you get your agreements, receipts and notices electronically, in this account.'
        },
        paper: {
            id: 'account.records.paper',
            defaultMessage: 'You can have any of them on paper, free of charge: ask your store.'
        },
        withdrawn: {
            id: 'account.records.withdrawn',
            defaultMessage:
                'Since {day} your documents come on paper, to your address. To sign online again, agree to electronic records at your next checkout.'
        },
        stays: {
            id: 'account.records.stays',
            defaultMessage: 'Everything that you have signed is still in this account.'
        },
        withdraw: {id: 'account.records.withdraw', defaultMessage: 'Get paper documents'},
        confirm: {id: 'account.records.question', defaultMessage: 'Get paper documents?'},
        consequence: {
            id: 'account.records.consequence',
            defaultMessage:
                'From today your documents come by mail. It costs nothing, and what you have signed stays signed. A new agreement is then signed at your store, or here after you agree again.'
        },
        cancel: {id: 'account.records.cancel', defaultMessage: 'Keep them electronic'},
        done: {
            id: 'account.records.done',
            defaultMessage: 'From now on your documents come on paper.'
        },
        failed: {
            id: 'account.records.failed',
            defaultMessage: 'That did not work: your documents stay electronic. Please try again.'
        }
    })
}

const WithdrawDialog = ({onClose}: {onClose: () => void}) => {
    const intl = useIntl()
    const {formatMessage, locale} = intl
    const {mutateAsync: withdraw, isLoading} = useWithdrawRecordsConsent()
    const confirm = async () => {
        if (isLoading) return
        const agreedAt = new Date().toISOString()
        const end = await withdraw({version: WITHDRAWAL_VERSION, locale, agreedAt}).catch(
            () => ({state: 'failed'}) as const
        )
        onClose()
        if (end.state === 'done') {
            showToast(formatMessage(texts.done), 'good')
            return
        }
        const words = end.state === 'unknown' ? texts.unknown : texts.failed
        const wait = end.state === 'refused' ? {} : end
        showToast(withWait(intl, formatMessage(words), wait), 'error')
    }
    return (
        <LateConfirmDialog
            title={formatMessage(texts.confirm)}
            message={formatMessage(texts.consequence)}
            confirm={formatMessage(texts.withdraw)}
            cancel={formatMessage(texts.cancel)}
            onConfirm={() => void confirm()}
            onCancel={onClose}
        />
    )
}

const Withdraw = () => {
    const {formatMessage} = useIntl()
    const [isOpen, setOpen] = useState(false)
    return (
        <>
            <p>
                <Button look="secondary" onClick={() => setOpen(true)}>
                    {formatMessage(texts.withdraw)}
                </Button>
            </p>
            {isOpen ? <WithdrawDialog onClose={() => setOpen(false)} /> : null}
        </>
    )
}

const RecordsStatus = ({records}: {records: ElectronicRecords}) => {
    const {formatMessage} = useIntl()
    const dayText = useDayText()
    if (!records) return <p>{formatMessage(texts.none)}</p>
    const day = dayText(records.since)
    return records.isAgreed ? (
        <>
            <p>{formatMessage(texts.agreed, {day})}</p>
            <p className="account-note">{formatMessage(texts.paper)}</p>
            <Withdraw />
        </>
    ) : (
        <>
            <p>{formatMessage(texts.withdrawn, {day})}</p>
            <p className="account-note">{formatMessage(texts.stays)}</p>
        </>
    )
}

/** Whether documents come electronically, and how to withdraw that consent: as easy as it was to give it (15 USC 7001(c)). */
export const ElectronicRecordsSection = ({customer}: {customer: RentalCustomer}) => {
    const {formatMessage} = useIntl()
    return (
        <AccountSection title={formatMessage(texts.title)}>
            <RecordsStatus records={customer.electronicRecords} />
        </AccountSection>
    )
}
