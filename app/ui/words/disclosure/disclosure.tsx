import {useIntl} from 'react-intl'
import {agreementName} from '@app/domain/agreement/agreement-name'
import {Loaded} from '../../loaded/loaded'
import type {Loadable} from '../../loaded/loadable'
import {agreementMessages} from '../../price/messages'
import {Skeleton} from '../../skeleton/skeleton'
import {RichText} from '../rich-text/rich-text'
import {messages} from './messages'

export type DisclosureProps = {
    /** What editors wrote, cleaned; null where they wrote nothing. */
    from: Loadable<string | null>
    /** The state of the store, whose law names the agreement; empty where none is known. */
    stateCode: string
}

/** What must be said all the same where editors said nothing, or cannot be heard. */
const FixedText = () => {
    const {formatMessage} = useIntl()
    return (
        <p>
            {formatMessage(messages.text)} {formatMessage(messages.notAvailable)}
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
                {formatMessage(messages.title)}
            </h2>
            <div className="stack">
                {name === 'not-available' ? null : <p>{formatMessage(agreementMessages[name])}</p>}
                <Loaded
                    from={from}
                    skeleton={<Skeleton height="14em" />}
                    empty={<FixedText />}
                    failed={<FixedText />}
                >
                    {(html) => <RichText html={html} />}
                </Loaded>
            </div>
        </section>
    )
}
