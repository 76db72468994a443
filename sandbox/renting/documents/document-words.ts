import type {Schedule, ServiceType} from '@contract/agreements'
import {type Locale, defaultLocale, textIn} from '../../core/locales'
import type {Cents} from '../../core/money'
import type {Day} from '../days'

/** Returns one of two texts, in the language in which the document was requested. */
export type Translate = (english: string, spanish: string) => string

export const translateTo =
    (locale: Locale): Translate =>
    (english, spanish) =>
        textIn(locale, {en: english, es: spanish})

export const money = (cents: Cents): string =>
    new Intl.NumberFormat(defaultLocale, {style: 'currency', currency: 'USD'}).format(cents / 100)

export const longDay = (day: Day, locale: Locale): string =>
    new Intl.DateTimeFormat(locale, {timeZone: 'UTC', dateStyle: 'long'}).format(
        new Date(`${day}T00:00:00Z`)
    )

export const scheduleWord = (schedule: Schedule, translate: Translate): string =>
    ({
        WEEKLY: translate('every week', 'cada semana'),
        BIWEEKLY: translate('every two weeks', 'cada dos semanas'),
        SEMIMONTHLY: translate('twice a month', 'dos veces al mes'),
        MONTHLY: translate('every month', 'cada mes')
    })[schedule]

/** The first period of a schedule. */
export const firstPeriodWord = (schedule: Schedule, translate: Translate): string =>
    ({
        WEEKLY: translate('the first week', 'la primera semana'),
        BIWEEKLY: translate('the first two weeks', 'las primeras dos semanas'),
        SEMIMONTHLY: translate('the first half month', 'la primera quincena'),
        MONTHLY: translate('the first month', 'el primer mes')
    })[schedule]

export const serviceWord = (type: ServiceType, translate: Translate): string =>
    ({
        LDW: translate('Liability damage waiver', 'Exención por daños'),
        BENEFITSPLUS: 'Benefits Plus'
    })[type]
