import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {ChosenServices, Consent} from '@app/commerce/checkout/stored-record'
import {Link} from '@app/routing/link'
import {Checkbox} from '@app/ui/form/choice-fields'
import {consentMessages as texts, paperMessages} from './terms-messages'
import {FailedPaper, PaperLink} from './papers'

/** The version of the texts that are agreed to: raised with every change of their words (D-32). */
export const CONSENT_VERSION = '2026-11-23-2'

/** What must be known before records are agreed to that are no paper: each a sentence of its own. */
const sentences = ['scope', 'paper', 'withdrawal', 'contact', 'needs'] as const

const termsAgreed = (is: boolean) => (is ? undefined : texts['terms-missing'])

/**
 * The consents, each a box of its own. Electronic records are agreed to by who has opened an agreement as it will be: that
 * shows that they can (D-29).
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

/** The consents that were given here: each to a version of its text, in a language, at a moment (D-32). */
export const consentsOf = (
    services: ChosenServices | undefined,
    given: Omit<Consent, 'kind'>
): Consent[] => [
    {kind: 'electronic-records', ...given},
    {kind: 'terms', ...given},
    ...(services?.ldw ? [{kind: 'ldw', ...given} as const] : []),
    ...(services?.benefitsPlus ? [{kind: 'benefits-plus', ...given} as const] : [])
]
