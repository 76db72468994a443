import {useIntl} from 'react-intl'
import {emptyQuery} from '@app/commerce/query'
import {type Store, storeById} from '@app/commerce/stores/store'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {PhoneLink} from '@app/ui/typography/phone-number'
import {contactMessages} from './contact-messages'

/** Who to ask: the phone number of the shopper's store, or a link to find stores. */
export const StoreContact = () => {
    const {formatMessage} = useIntl()
    const {commerce, storeId} = useAppContext()
    const store = useCommerceQuery<Store | null>(
        storeId === undefined ? emptyQuery : storeById(commerce, storeId)
    )
    const {phone = null, name = ''} = (store.state === 'ready' && store.value) || {}
    return (
        <section className="approval__part">
            <h2>{formatMessage(contactMessages.title)}</h2>
            {phone === null ? (
                <Link to="/store-locator">{formatMessage(contactMessages.find)}</Link>
            ) : (
                <PhoneLink number={phone} message={contactMessages.call} values={{store: name}} />
            )}
        </section>
    )
}
