import {defineMessages, useIntl} from 'react-intl'
import {agreementName} from '@app/domain/agreement'
import {AsyncContent, type AsyncState} from '../async/async-content'
import {Skeleton} from '../async/skeleton'
import {agreementMessages} from '../price/messages'
import {RichText} from './rich-text'

export const disclosureMessages = defineMessages({
    title: {id: 'disclosure.title', defaultMessage: 'About this agreement'},
    text: {
        id: 'disclosure.text',
        defaultMessage:
            'Taxes and optional services are not included. You do not own the item until the total cost to own is paid or you use an early purchase option. Ownership is optional.'
    },
    notAvailable: {id: 'disclosure.not-available', defaultMessage: 'Not available in MN or WI.'}
})

export type DisclosureProps = {
    /** What editors wrote, cleaned; null if they wrote nothing. */
    from: AsyncState<string | null>
    /** The state of the store, whose law names the agreement; empty where none is known. */
    stateCode: string
}

/** What must be said all the same where editors said nothing, or cannot be heard. */
const FixedText = () => {
    const {formatMessage} = useIntl()
    return (
        <p>
            {formatMessage(disclosureMessages.text)}{' '}
            {formatMessage(disclosureMessages.notAvailable)}
        </p>
    )
}

/** What kind of agreement is offered, by the name the law of the store's state gives it, and its terms (D-07, G-11). */
export const Disclosure = ({from, stateCode}: DisclosureProps) => {
    const {formatMessage} = useIntl()
    const name = agreementName(stateCode)
    return (
        <section className="disclosure" aria-labelledby="disclosure-title">
            <h2 id="disclosure-title" className="disclosure__title">
                {formatMessage(disclosureMessages.title)}
            </h2>
            <div className="stack">
                {name === 'not-available' ? null : <p>{formatMessage(agreementMessages[name])}</p>}
                <AsyncContent
                    from={from}
                    skeleton={<Skeleton height="14em" />}
                    empty={<FixedText />}
                    failed={<FixedText />}
                >
                    {(html) => <RichText html={html} />}
                </AsyncContent>
            </div>
        </section>
    )
}
