import {useId, useState} from 'react'
import {defineMessages, useIntl} from 'react-intl'
import {
    hasIconNumber,
    iconOwner,
    turnIconOff,
    turnIconOn
} from '@app/commerce/account/payments/due-badge'
import {useShopper} from '@app/commerce/session/session'
import {oneAtATime} from '@app/lib/browser/async'
import {useBrowserValue} from '@app/lib/browser/react-hooks'
import {Notice} from '@app/ui/feedback/notice'
import {AccountSection} from '../frame/account-section'

export const dueOnIconMessages = defineMessages({
    title: {id: 'account.icon.title', defaultMessage: 'On the app’s icon'},
    show: {
        id: 'account.icon.show',
        defaultMessage: 'Show on the app’s icon when a payment is due'
    },
    note: {
        id: 'account.icon.note',
        defaultMessage:
            'For the shop as an app on this device: its icon then shows how many payments are due or late, and nothing else. The number changes when you open the app. Signing out turns it off.'
    },
    refused: {
        id: 'account.icon.refused',
        defaultMessage:
            'This device does not let the app mark its icon. Allow notifications for the app in the settings of the device, then turn it on here.'
    }
})

const OnIcon = ({customerId}: {customerId: string}) => {
    const {formatMessage} = useIntl()
    const id = useId()
    const isOn = iconOwner.useText() === customerId
    // What was pressed is shown at once; the browser answers later.
    const [wanted, setWanted] = useState<boolean>()
    const [isRefused, setRefused] = useState(false)
    const [inTurn] = useState(oneAtATime)
    const turn = (on: boolean) => {
        setRefused(false)
        setWanted(on)
        // Who presses again before the browser has answered is not overtaken by its answer.
        return inTurn(async () => {
            if (on) setRefused(!(await turnIconOn(customerId)))
            else await turnIconOff()
            setWanted((latest) => (latest === on ? undefined : latest))
        })
    }
    return (
        <AccountSection title={formatMessage(dueOnIconMessages.title)}>
            <div className="choice">
                <input
                    type="checkbox"
                    role="switch"
                    id={id}
                    aria-describedby={`${id}-note`}
                    checked={wanted ?? isOn}
                    onChange={({target}) => void turn(target.checked)}
                />
                <span className="choice__words">
                    <label htmlFor={id}>{formatMessage(dueOnIconMessages.show)}</label>
                    <span id={`${id}-note`} className="field__hint">
                        {formatMessage(dueOnIconMessages.note)}
                    </span>
                </span>
            </div>
            <div role="status">
                {isRefused ? (
                    <Notice tone="warning">{formatMessage(dueOnIconMessages.refused)}</Notice>
                ) : null}
            </div>
        </AccountSection>
    )
}

/** Whether the app's icon shows what is due, where the browser can do that; off until the customer turns it on. */
export const DueOnIconSection = () => {
    const isPossible = useBrowserValue(hasIconNumber, false)
    const customerId = useShopper()?.customerId
    return isPossible && customerId !== undefined ? <OnIcon customerId={customerId} /> : null
}
