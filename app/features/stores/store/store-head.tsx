import {useIntl} from 'react-intl'
import {brand} from '@app/brand'
import type {StoreDetails} from '@app/commerce/stores/store-details'
import {storePath} from '@app/domain/store/place/store-path'
import {breadcrumbList} from '@app/lib/structured-data/breadcrumb-list'
import {Head} from '@app/routing/head'
import {inLocale} from '@app/routing/address/locale-path'
import {useVisit} from '@app/routing/visit'
import type {Crumb} from '@app/ui/ways/breadcrumbs/breadcrumbs'
import {pageMessages} from '../messages'
import {localBusiness} from './local-business'

export type StoreHeadProps = {details: StoreDetails; trail: readonly Crumb[]}

/** What crawlers and tabs read of a store [G-71]. */
export const StoreHead = ({details, trail}: StoreHeadProps) => {
    const {formatMessage} = useIntl()
    const {locale, origin} = useVisit()
    const {name, address, city, state, postalCode: zip} = details.store
    const path = storePath(details.store)
    const whole = (to: string) => `${origin}${inLocale(locale, to)}`
    const steps = [...trail, {label: name, to: path}]
    return (
        <Head
            title={formatMessage(pageMessages.title, {name, city, state})}
            description={formatMessage(pageMessages.description, {name, address, city, state, zip})}
            canonical={path}
            structuredData={[
                localBusiness(details, {url: whole(path), shop: brand.name}),
                breadcrumbList(steps.map(({label, to}) => ({name: label, url: whole(to)})))
            ]}
        />
    )
}
