import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {ChosenServices, Consent} from '@app/commerce/checkout/stored-record'
import {Link} from '@app/routing/link'
import {Checkbox} from '@app/ui/form/choice-fields'
import {consentMessages as texts, paperMessages} from './terms-messages'
import {FailedPaper, PaperLink} from './papers'

/** The version of the consent texts. Change it whenever the texts change (D-32). */
export const CONSENT_VERSION = '2026-11-23-2'

/** What the shopper must know before they agree to electronic records; each is a separate sentence. */
const sentences = ['scope', 'paper', 'withdrawal', 'contact', 'needs'] as const

const termsAgreed = (is: boolean) => (is ? undefined : texts['terms-missing'])

/**
 * The consents, each with its own box. A shopper can agree to electronic records only after opening a sample agreement,
 * which shows that they can read one (D-29).
 */
export const Consents = () => {
    const {formatMessage} = useIntl()
    const [hasOpened, setOpened] = useState(false)
    const electronicAgreed = (is: boolean) => {
        if (!is) return texts['electronic-missing']
        return hasOpened ? undefined : texts['sample-missing']
    }
    return (
        <fieldset className="checkout__services">
            <legend>{formatMessage(texts.title)}</legend>
            <FailedPaper />
            <p>{formatMessage(texts.lead)}</p>
            <ul className="checkout__sentences">
                {sentences.map((sentence) => (
                    <li key={sentence}>{formatMessage(texts[sentence])}</li>
                ))}
            </ul>
            <p>
                <PaperLink agreementId="sample" from="review" onOpen={() => setOpened(true)}>
                    {formatMessage(paperMessages.sample)}
                </PaperLink>
            </p>
            <Checkbox
                name="electronic"
                label={formatMessage(texts.electronic)}
                validate={electronicAgreed}
            />
            <Checkbox
                name="terms"
                label={formatMessage(texts.terms, {
                    link: (words) => (
                        <Link to="/terms-conditions" target="_blank">
                            {words}
                        </Link>
                    )
                })}
                validate={termsAgreed}
            />
        </fieldset>
    )
}

/** The consents that were given here: each with the version of its text, the language and the time (D-32). */
export const consentsOf = (
    services: ChosenServices | undefined,
    given: Omit<Consent, 'kind'>
): Consent[] => [
    {kind: 'electronic-records', ...given},
    {kind: 'terms', ...given},
    ...(services?.ldw ? [{kind: 'ldw', ...given} as const] : []),
    ...(services?.benefitsPlus ? [{kind: 'benefits-plus', ...given} as const] : [])
]
