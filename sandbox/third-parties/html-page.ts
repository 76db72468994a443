import {randomBytes} from 'node:crypto'
import {storefrontOrigins} from '../core/addresses'
import {defaultLocale, languageOf, type Locale} from '../core/locales'
import {answer} from '../core/response'

/** Text that is inserted into HTML without escaping. */
export class Html {
    constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[]

const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;'
}

const textOf = (part: Part): string => {
    if (part instanceof Html) return part.text
    if (typeof part === 'object') return part.map(({text}) => text).join('')
    return String(part).replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}

/** A template literal whose values are escaped, except values that are already HTML. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
    new Html(texts.map((text, index) => text + textOf(parts[index] ?? '')).join(''))

type Page = {
    title: string
    body: Html
    /** A script that runs in the page. */
    script?: string
    /** The language of its texts; English if it is left out. */
    locale?: Locale
    /** Whether the storefront may show the page in a frame. */
    isFramed?: boolean
    /** How it looks beside what all these pages share. */
    styles?: string
    /** What its security policy allows beside that, by directive. */
    allows?: readonly string[]
    status?: number
}

const style = `
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:32rem;padding:1rem;color:#1a1a1a;background:#fff;overflow-wrap:anywhere}
label{display:block;margin:.5rem 0}
input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem;border:1px solid #767676;border-radius:4px}
button,a.button{font:inherit;margin:.25rem .25rem .25rem 0;padding:.5rem 1rem;min-height:44px;border:1px solid #1a4d8f;border-radius:4px;background:#1a4d8f;color:#fff;cursor:pointer}
:focus-visible{outline:3px solid #c05600;outline-offset:2px}
[role=alert]{color:#a40000}`

/** A small page of a third party. Browsers do not store it, and only its own script runs. */
export const htmlPage = ({
    title,
    body,
    script,
    locale = defaultLocale,
    isFramed = false,
    styles = '',
    allows = [],
    status = 200
}: Page) => {
    const nonce = randomBytes(12).toString('base64')
    const content = html`<h1>${title}</h1>
        ${body}`
    // Inside a frame there is no main landmark: the parent page has one, and screen readers announce the frame's title.
    const {text} = html`<!doctype html>
        <html lang="${languageOf(locale)}">
            <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width" />
                <meta name="robots" content="noindex" />
                <title>${title}</title>
                <style nonce="${nonce}">
                    ${new Html(style + styles)}
                </style>
            </head>
            <body>
                ${isFramed ? content : html`<main>${content}</main>`}
                ${new Html(script ? `<script nonce="${nonce}">${script}</script>` : '')}
            </body>
        </html>`
    const parents = isFramed ? storefrontOrigins().join(' ') : "'none'"
    return answer(status, text, {
        'content-type': 'text/html;charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'content-security-policy': [
            "default-src 'none'",
            `style-src 'nonce-${nonce}'`,
            `script-src 'nonce-${nonce}'`,
            `form-action 'self' ${storefrontOrigins().join(' ')}`,
            "base-uri 'none'",
            `frame-ancestors ${parents}`,
            ...allows
        ].join(';')
    })
}

/** A value as JSON for an inline script; its text cannot close the script element. */
export const scriptValue = (value: unknown): string =>
    JSON.stringify(value).replaceAll('<', '\\u003c')
