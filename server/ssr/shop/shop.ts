import {createCommerce, type Commerce, type Locale} from '@app/commerce/commerce'
import {dayIn} from '@app/lib/timing/wall-clock'
import {nearestStoreId} from '@app/commerce/stores/nearest-store'
import type {StoreChoice} from '@app/domain/store/choice/store-choice'
import {localeOf} from '@app/routing/address/locale-path'
import type {Asker} from '@app/routing/answers/answer-route'
import type {Visit} from '@app/routing/visit'
import type {CompiledMessages} from '@app/shell/texts/messages'
import type {StorefrontConfig} from '../../../config/storefront-config'
import type {Upstreams} from '../../../config/checked-upstreams'
import {createGeocoder} from '../../services/geocoder'
import {askOwn, ownAnswers, type OwnAnswers} from '../../services/own-answers'
import {shopperLocation} from '../../services/shopper-location'
import {AnswersOfProcess} from './answers-of-process'
import {createSharedToken} from './shared-token'

/** What a render is given: the visit and the way to ask. Nothing in it is shared by two requests but the answers kept. */
export type PageRequest = {visit: Visit; ask: Asker; messages: CompiledMessages}

/** Former prices grow old by this clock; a day more or less at its edges is nobody's loss. */
const shopTimeZone = 'America/Chicago'

type Wiring = {
    config: StorefrontConfig
    upstreams: Upstreams
    messages: Record<Locale, CompiledMessages>
    now: () => number
    fetch: typeof fetch
    /** Where trouble with others is written. */
    warn: (message: string) => void
}

/** The shop as the server knows it: one Commerce per language, one token, the answers that are everybody's. */
export const createShop = ({config, upstreams, messages, now, fetch, warn}: Wiring) => {
    const answers = new AnswersOfProcess(now)
    const {organizationId, clientId} = config.commerceApi
    const siteId = config.defaultSite
    const {commerceApi, ocapi, deadlineMs} = upstreams
    const platform = {commerceApi, organizationId, siteId, clientId, deadlineMs, fetch}
    const token = createSharedToken({...platform, now, locale: 'en-US'})

    const commerceIn = (locale: Locale): Commerce =>
        createCommerce({
            ...{siteId, locale, organizationId, clientId, deadlineMs, token, fetch},
            base: {api: commerceApi, ocapi},
            own: (call) => askOwn(own)(call),
            today: () => dayIn(shopTimeZone, new Date(now()))
        })
    const commerces = {'en-US': commerceIn('en-US'), 'es-US': commerceIn('es-US')}

    const askerIn =
        (locale: Locale): Asker =>
        (question) =>
            answers.answer(`${siteId}/${locale}`, question)

    const own: OwnAnswers = ownAnswers({
        commerce: commerces['en-US'],
        ask: askerIn('en-US'),
        geocoder: createGeocoder({...upstreams.geocoder, deadlineMs, now, fetch, warn}),
        location: (clientIp) => shopperLocation({...platform, token}, clientIp),
        warn
    })

    /** The store nearest a zip; nothing where there is none, or nobody knows. */
    const nearestTo = (locale: Locale, postalCode: string): Promise<string | undefined> => {
        const {countryCode} = config.defaultStore
        const nearest = nearestStoreId(commerces[locale], {countryCode, postalCode})
        return askerIn(locale)(nearest).catch(() => undefined)
    }

    /** Whose prices are shown: the chosen store's, else those of the store nearest the shopper's zip or the default one [STORE-070]. */
    const storeIdFor = async (locale: Locale, choice: StoreChoice | null) =>
        choice?.storeId ??
        (choice && (await nearestTo(locale, choice.zip))) ??
        (await nearestTo(locale, config.defaultStore.postalCode))

    return {
        token,
        own,
        /** What crawlers are told of: the catalogue as everybody may see it. */
        catalogue: {commerce: commerces['en-US'], ask: askerIn('en-US')},
        async pageRequest(
            pathname: string,
            choice: StoreChoice | null,
            origin: string
        ): Promise<PageRequest> {
            const locale = localeOf(pathname)
            const storeId = await storeIdFor(locale, choice)
            const visit = {locale, origin, choice, storeId, commerce: commerces[locale]}
            return {visit, ask: askerIn(locale), messages: messages[locale]}
        }
    }
}

export type Shop = ReturnType<typeof createShop>
