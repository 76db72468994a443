import {endpoint} from '../core/endpoint'
import {answer, notFound} from '../core/response'

/** The scripts of other companies, and the tracker that each brings along, if any. */
const trackers = new Map<string, string>([
    ['optimizely', 'optimizely'],
    ['optimizely-recommendation', ''],
    ['crazy-egg', ''],
    ['qm', ''],
    ['survey', ''],
    ['zeta', 'zeta']
])

/**
 * Salesforce's messaging, as far as shops use it. What it is told can be read in `window.sandboxChat`, and that it is open on
 * the page.
 */
const chat = `
    const told = (window.sandboxChat = {fields: {}, isOpen: false})
    const show = (isOpen) => {
        told.isOpen = isOpen
        document.getElementById('sandbox-chat')?.remove()
        if (!isOpen) return
        const box = document.createElement('aside')
        box.id = 'sandbox-chat'
        box.setAttribute('aria-label', 'Salesperson')
        box.textContent = 'How can we help?'
        document.body.append(box)
    }
    window.embeddedservice_bootstrap = {
        settings: {},
        init: (organization, deployment) => {
            Object.assign(told, {organization, deployment})
            setTimeout(() => window.dispatchEvent(new Event('onEmbeddedMessagingReady')))
        },
        prechatAPI: {setHiddenPrechatFields: (fields) => Object.assign(told.fields, fields)},
        utilAPI: {launchChat: async () => show(true)},
        userVerificationAPI: {clearSession: async () => show(false)}
    }
`

/** A stand-in for each script: it writes its name into `window.sandboxScripts`, and does nothing else to the page. */
const script = endpoint({
    method: 'GET',
    path: '/scripts/:file',
    access: 'public',
    handle: ({params}) => {
        const name = params.file.replace(/\.js$/, '')
        const tracker = trackers.get(name)
        if (tracker === undefined && name !== 'chat') notFound('script', params.file)
        return answer(
            200,
            `(window.sandboxScripts ??= []).push('${name}');` +
                (tracker === undefined ? `{${chat}}` : tracker && `window.${tracker} ??= [];`),
            {'content-type': 'text/javascript;charset=utf-8', 'cache-control': 'no-store'}
        )
    }
})

export const scriptEndpoints = [script]
