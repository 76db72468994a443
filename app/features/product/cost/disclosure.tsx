import {useIntl} from 'react-intl'
import {agreementName} from '@app/domain/agreement/agreement-name'
import {agreementMessages} from '@app/ui/price/messages'
import {costMessages} from '../messages'

/** What kind of agreement is offered, by the name the law of the store's state gives it (D-07, G-11). */
export const Disclosure = ({stateCode}: {stateCode: string}) => {
    const {formatMessage} = useIntl()
    const name = agreementName(stateCode)
    return (
        <section className="disclosure" aria-labelledby="disclosure-title">
            <h2 id="disclosure-title" className="disclosure__title">
                {formatMessage(costMessages.disclosure)}
            </h2>
            <p>
                {name === 'not-available' ? null : <>{formatMessage(agreementMessages[name])} </>}
                {formatMessage(costMessages.disclosureText)}{' '}
                {formatMessage(costMessages.notAvailable)}
            </p>
        </section>
    )
}
