import {useIntl} from 'react-intl'
import type {
    DayOfWeek,
    GeoCoordinates,
    LocalBusiness,
    OpeningHoursSpecification,
    WithContext
} from 'schema-dts'
import type {StoreDetails} from '@app/commerce/stores/store-details'
import {type WeekDay, weekDays} from '@app/domain/calendar/calendar'
import {storePath} from '@app/domain/stores/store-address'
import {defaultStoreHours} from '@app/domain/stores/store-hours'
import {breadcrumbList} from '@app/lib/text/structured-data'
import {useAppContext, useBrand} from '@app/routing/route/app-context'
import {Head} from '@app/routing/view/head'
import {inLocale} from '@app/routing/route/locale-path'
import type {Crumb} from '@app/ui/navigation/breadcrumbs'
import {pageMessages} from './messages'

const METRES_PER_MILE = 1609.344

const clock = (minutes: number): string =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const names = {
    monday: 'https://schema.org/Monday',
    tuesday: 'https://schema.org/Tuesday',
    wednesday: 'https://schema.org/Wednesday',
    thursday: 'https://schema.org/Thursday',
    friday: 'https://schema.org/Friday',
    saturday: 'https://schema.org/Saturday',
    sunday: 'https://schema.org/Sunday'
} as const satisfies Record<WeekDay, DayOfWeek>

/** Closed days are left out, as schema.org expects. */
const openingHours = weekDays.flatMap((day): OpeningHoursSpecification[] => {
    const hours = defaultStoreHours[day]
    return hours === 'closed'
        ? []
        : [
              {
                  '@type': 'OpeningHoursSpecification',
                  dayOfWeek: names[day],
                  opens: clock(hours.opens),
                  closes: clock(hours.closes)
              }
          ]
})

/** A store for search engines: schema.org's LocalBusiness. */
export const localBusiness = (
    {store}: StoreDetails,
    {url, shop}: {url: string; shop: string}
): WithContext<LocalBusiness> => {
    const {name, address, city, state, postalCode, phone, latitude, longitude} = store
    const geo: GeoCoordinates = {'@type': 'GeoCoordinates', latitude, longitude}
    return {
        '@context': 'https://schema.org',
        '@type': 'LocalBusiness',
        '@id': url,
        url,
        name,
        geo,
        address: {
            '@type': 'PostalAddress',
            streetAddress: address,
            addressLocality: city,
            addressRegion: state,
            postalCode,
            addressCountry: 'US'
        },
        ...(phone !== null && {telephone: phone}),
        parentOrganization: {'@type': 'Organization', name: shop},
        openingHoursSpecification: openingHours,
        ...(store.deliveryRadius !== null && {
            areaServed: {
                '@type': 'GeoCircle',
                geoMidpoint: geo,
                geoRadius: Math.round(store.deliveryRadius * METRES_PER_MILE)
            }
        })
    }
}

export type StoreHeadProps = {details: StoreDetails; trail: readonly Crumb[]}

/** The head of a store page, for crawlers and browser tabs [G-71]. */
export const StoreHead = ({details, trail}: StoreHeadProps) => {
    const {formatMessage} = useIntl()
    const {locale, origin} = useAppContext()
    const {name: shop} = useBrand()
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
                localBusiness(details, {url: whole(path), shop}),
                breadcrumbList(steps.map(({label, to}) => ({name: label, url: whole(to)})))
            ]}
        />
    )
}
