import type {Locale} from '../../core/query-values'

export type Channel = 'email' | 'sms' | 'whatsapp'

type Words = Record<Locale, string>

export type Subscription = {
    id: string
    channels: readonly Channel[]
    tags: readonly string[]
    title: Words
    subtitle: Words
}

/** What shoppers can agree to; the tags say where it is offered. */
export const subscriptions: readonly Subscription[] = [
    {
        id: 'weekly-deals',
        channels: ['email', 'sms'],
        tags: ['account', 'checkout', 'email_capture', 'registration'],
        title: {'en-US': 'Weekly deals', 'es-US': 'Ofertas de la semana'},
        subtitle: {
            'en-US': 'The best offers of your store, once a week.',
            'es-US': 'Las mejores ofertas de su tienda, una vez por semana.'
        }
    },
    {
        id: 'payment-reminders',
        channels: ['email', 'sms'],
        tags: ['account'],
        title: {'en-US': 'Payment reminders', 'es-US': 'Recordatorios de pago'},
        subtitle: {
            'en-US': 'A note before each payment is due.',
            'es-US': 'Un aviso antes de cada pago.'
        }
    }
]
