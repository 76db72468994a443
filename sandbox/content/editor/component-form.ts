import {languageOf, localeIds, type Language} from '../../core/locales'
import {badRequest} from '../../core/response'
import {html, type Html} from '../../third-parties/html-page'
import {customerGroups, type StoredComponent} from '../page-document'
import {type Attribute, attributesOf} from './component-types'

export const languages: readonly Language[] = [...new Set(localeIds.map(languageOf))]

const names: Record<Language, string> = {en: 'English', es: 'Español'}

const fieldName = (language: Language, id: string): string => `${language}.${id}`

const textOf = (value: unknown): string => {
    if (value === undefined || value === null) return ''
    return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The input of an attribute by its type; a value of several parts is written as JSON. */
const input = ({id, type, values}: Attribute, language: Language, value: unknown): Html => {
    const name = fieldName(language, id)
    if (type === 'boolean') {
        return value === true || value === 'true'
            ? html`<input type="checkbox" name="${name}" value="true" checked />`
            : html`<input type="checkbox" name="${name}" value="true" />`
    }
    if (type === 'enum') {
        return html`<select name="${name}">
            <option value=""></option>
            ${(values ?? []).map((one) =>
                one === textOf(value)
                    ? html`<option selected>${one}</option>`
                    : html`<option>${one}</option>`
            )}
        </select>`
    }
    if (type === 'string') return html`<input name="${name}" value="${textOf(value)}" />`
    if (type === 'integer') {
        return html`<input name="${name}" type="number" value="${textOf(value)}" />`
    }
    return html`<textarea name="${name}" rows="3">${textOf(value)}</textarea>`
}

/** The fields of a component in every language. */
export const fieldsOf = (component: StoredComponent): Html[] =>
    languages.map(
        (language) =>
            html`<fieldset>
                <legend>${names[language]}</legend>
                ${attributesOf(component.type).map(
                    (attribute) =>
                        html`<label
                            >${attribute.name}${attribute.required ? ' *' : ''}
                            ${input(attribute, language, component.data[language][attribute.id])}
                        </label>`
                )}
            </fieldset>`
    )

/** When and to whom it is shown. Moments are UTC. */
export const scheduleOf = ({from, until, group}: StoredComponent): Html => {
    const moment = (at: string | undefined) => at?.slice(0, 16) ?? ''
    return html`<fieldset>
        <legend>Schedule (UTC) and group</legend>
        <label>From <input type="datetime-local" name="from" value="${moment(from)}" /></label>
        <label>Until <input type="datetime-local" name="until" value="${moment(until)}" /></label>
        <label
            >Only for
            <select name="group">
                <option value="">everybody</option>
                ${customerGroups.map((one) =>
                    one === group
                        ? html`<option selected>${one}</option>`
                        : html`<option>${one}</option>`
                )}
            </select>
        </label>
    </fieldset>`
}

const valueOf = ({id, type}: Attribute, typed: string | undefined): unknown => {
    if (type === 'boolean') return typed === 'true'
    if (typed === undefined || typed.trim() === '') return undefined
    if (type === 'integer') return Number(typed)
    if (type !== 'custom') return typed
    try {
        return JSON.parse(typed)
    } catch {
        return badRequest(`${id} is no JSON.`)
    }
}

const momentOf = (typed: string | undefined): string | undefined => {
    if (!typed) return undefined
    const at = new Date(`${typed}Z`)
    return Number.isNaN(at.getTime()) ? badRequest(`${typed} is no moment.`) : at.toISOString()
}

/** A component with what was typed in its form. Throws a refusal for what cannot be stored. */
export const withTyped = (
    component: StoredComponent,
    typed: Readonly<Record<string, string>>
): StoredComponent => {
    const dataIn = (language: Language) => ({
        ...component.data[language],
        ...Object.fromEntries(
            attributesOf(component.type).map((attribute) => [
                attribute.id,
                valueOf(attribute, typed[fieldName(language, attribute.id)])
            ])
        )
    })
    const {from: _from, until: _until, group: _group, ...rest} = component
    const [from, until] = [momentOf(typed.from), momentOf(typed.until)]
    const group = customerGroups.find((one) => one === typed.group)
    return {
        ...rest,
        data: {en: dataIn('en'), es: dataIn('es')},
        ...(from !== undefined && {from}),
        ...(until !== undefined && {until}),
        ...(group && {group})
    }
}
