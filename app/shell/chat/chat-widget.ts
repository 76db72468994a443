import type {ChatSettings} from '@app/commerce/third-parties'
import {ifAllowed} from '@app/lib/browser/browser'
import type {Locale} from '@app/lib/address/locales'

/** What the salesperson is told, in fields that nobody types. */
export type ChatContext = {
    isVerified: 'true' | 'false'
    customerId: string
    firstName: string
    storeId: string
}

/** Salesforce's messaging, as its script leaves it in `window`. */
export type ChatWidget = {
    settings: {language?: string}
    init: (
        organizationId: string,
        deployment: string,
        site: string,
        more: {scrt2URL: string}
    ) => void
    prechatAPI: {setHiddenPrechatFields: (fields: ChatContext) => void}
    utilAPI: {launchChat: () => Promise<unknown>}
    userVerificationAPI: {clearSession: () => Promise<unknown>}
}

const isWidget = (value: unknown): value is ChatWidget =>
    typeof value === 'object' && value !== null && 'init' in value && 'prechatAPI' in value

/** The widget, once its script has run. */
export const chatWidget = (): ChatWidget | undefined => {
    const found: unknown = Reflect.get(window, 'embeddedservice_bootstrap')
    return isWidget(found) ? found : undefined
}

/** Runs what may throw or reject: a broken widget breaks nothing else (G-65). */
const attempt = async (run: () => unknown): Promise<void> => {
    try {
        await run()
    } catch {
        // There is no chat then.
    }
}

type Start = {
    settings: ChatSettings
    locale: Locale
    context: () => ChatContext | undefined
    /** Whether the chat is to open its window; if it goes on from another page, it knows better. */
    isLaunched: boolean
}

/** Starts the widget with customer and store; what it is told first is what holds when it is ready [CHAT-001]. */
export const startChat = (widget: ChatWidget, start: Start): void => {
    const {settings, locale, context, isLaunched} = start
    const {organizationId, deployment, site, messaging} = settings
    window.addEventListener(
        'onEmbeddedMessagingReady',
        () => {
            const known = context()
            if (known) tellChat(widget, known)
            if (isLaunched) launchChat(widget)
        },
        {once: true}
    )
    ifAllowed(() => {
        widget.settings.language = locale.replace('-', '_')
        widget.init(organizationId, deployment, site, {scrt2URL: messaging})
    })
}

/** Opens the window of a chat that was started before. */
export const launchChat = ({utilAPI}: ChatWidget): void => void attempt(() => utilAPI.launchChat())

export const tellChat = ({prechatAPI}: ChatWidget, context: ChatContext): void =>
    void attempt(() => prechatAPI.setHiddenPrechatFields(context))

/** Ends the conversation, so that nobody who comes after can read it. */
export const endChat = ({userVerificationAPI}: ChatWidget): void =>
    void attempt(() => userVerificationAPI.clearSession())
