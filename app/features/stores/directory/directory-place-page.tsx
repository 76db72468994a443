import {useIntl} from 'react-intl'
import {type ListedStore, storesOfState} from '@app/commerce/stores/store-directory'
import {cityPath, statePath, storePath, storesPath} from '@app/domain/stores/store-address'
import {Link} from '@app/routing/links/link'
import {definePage, type LoaderArgs, required} from '@app/routing/route/page'
import type {Crumb} from '@app/ui/navigation/breadcrumbs'
import {Main} from '@app/ui/navigation/main'
import {PhoneLink} from '@app/ui/typography/phone-number'
import {DirectoryHead, DirectorySkeleton} from './directory-head'
import {directoryMessages} from '../messages'
import {stateName, StoreAddress} from '../store-address'

export type PlacePageProps = {
    /** The stores of the whole state. */
    stores: ListedStore[]
    at: Pick<LoaderArgs, 'params'>
}

const byCity = (stores: readonly ListedStore[]): [city: string, stores: ListedStore[]][] => {
    const cities = new Map<string, ListedStore[]>()
    for (const store of stores) cities.set(store.city, [...(cities.get(store.city) ?? []), store])
    return [...cities]
}

const StoreLinks = ({stores}: {stores: readonly ListedStore[]}) => (
    <ul className="directory">
        {stores.map((store) => (
            <li key={store.id}>
                <Link to={storePath(store)}>{store.name}</Link>
                <StoreAddress store={store} />
                {store.phone === null ? null : <PhoneLink number={store.phone} />}
            </li>
        ))}
    </ul>
)

const CityStores = ({city, stores}: {city: string; stores: readonly ListedStore[]}) => (
    <section aria-label={city}>
        <h2 className="directory-city">
            <Link to={cityPath({city, state: stores[0]?.state ?? ''})}>{city}</Link>
        </h2>
        <StoreLinks stores={stores} />
    </section>
)

/** Grouped by city; on the page of one city its name is the page's heading already. */
const PlaceStores = ({stores, inCity}: {stores: readonly ListedStore[]; inCity: boolean}) =>
    inCity ? (
        <StoreLinks stores={stores} />
    ) : (
        <div className="directory-cities">
            {byCity(stores).map(([city, cityStores]) => (
                <CityStores key={city} city={city} stores={cityStores} />
            ))}
        </div>
    )

/** The canonical path of the state or city in an address, whatever its letter case. */
const placePath = ({state = '', city}: LoaderArgs['params']): string =>
    city === undefined ? statePath(state) : cityPath({state, city})

/** A state's stores by city, or one city's. */
export const PlacePage = ({stores, at: {params}}: PlacePageProps) => {
    const {formatMessage} = useIntl()
    const code = params.state ?? ''
    const inCity = params.city !== undefined
    const path = placePath(params)
    const shown = inCity ? stores.filter((store) => cityPath(store) === path) : stores
    const state = stateName(code)
    const place = inCity ? `${shown[0]?.city ?? ''}, ${code.toUpperCase()}` : state
    const trail: Crumb[] = [
        {label: formatMessage(directoryMessages.title), to: storesPath},
        ...(inCity ? [{label: state, to: statePath(code)}] : [])
    ]
    const title = formatMessage(directoryMessages.inPlace, {place})
    return (
        <Main look="section">
            <DirectoryHead
                title={title}
                description={formatMessage(directoryMessages.placeDescription, {place})}
                path={path}
                trail={trail}
                here={inCity ? (shown[0]?.city ?? '') : state}
            />
            <h1>{title}</h1>
            <PlaceStores stores={shown} inCity={inCity} />
        </Main>
    )
}

export const page = definePage({
    loader: ({commerce, params}) => ({
        stores: required(storesOfState(commerce, (params.state ?? '').toLowerCase()))
    }),
    // A city without stores is a 404.
    isMissing: ({stores}, {params}) =>
        params.city !== undefined && !stores.some((store) => cityPath(store) === placePath(params)),
    redirect: (_data, {pathname, params}) => {
        const path = placePath(params)
        return path === pathname ? null : {to: path}
    },
    skeleton: DirectorySkeleton
})(PlacePage)
