import {defineMessages, useIntl} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'
import {agreementName} from '@app/domain/agreements/agreement'
import {AsyncContent, type AsyncState} from '../async/async-content'
import {Skeleton} from '../async/skeleton'
import {agreementMessages} from '../price/messages'
import {RichText} from './rich-text'

export const disclosureMessages = {
    notAvailable: commonMessages.notAvailableInStates,
    ...defineMessages({
        title: {id: 'disclosure.title', defaultMessage: 'About this agreement'},
        text: {
            id: 'disclosure.text',
            defaultMessage:
                'Taxes and optional services are not included. You do not own the item until the total cost to own is paid or you use an early purchase option. Ownership is optional.'
        }
    })
}

export type DisclosureProps = {
    /** The editors' text, cleaned; null if there is none. */
    from: AsyncState<string | null>
    /** The store's state, whose law names the agreement; empty if there is no store. */
    stateCode: string
}

/** The text that is required even if the editors' text is missing or could not be loaded. */
const FixedText = () => {
    const {formatMessage} = useIntl()
    return (
        <p>
            {formatMessage(disclosureMessages.text)}{' '}
            {formatMessage(disclosureMessages.notAvailable)}
        </p>
    )
}

/** The kind of agreement that is offered, by the name in the law of the store's state, and its terms (D-07, G-11). */
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
