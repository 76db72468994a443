import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import type {
    ApplicationAnswers,
    HomeAnswers,
    IncomeAnswers,
    OtherPerson,
    PersonalAnswers,
    ReferenceAnswers
} from '@app/domain/approval/application'
import {type ApplicationStep, applicationPath} from '@app/domain/approval/application-path'
import {maskedIdentityNumber} from '@app/domain/person/person'
import {Link} from '@app/routing/links/link'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {Facts} from '@app/ui/typography/facts'
import {PhoneNumber} from '@app/ui/typography/phone-number'
import {stays} from './home-step'
import {incomeSources} from './income-step'
import {phoneMessages} from '../frame/phone-messages'
import {relations} from './references-step'
import {
    homeMessages,
    incomeMessages,
    personalMessages,
    referencesMessages,
    relationMessages,
    reviewMessages,
    sourceMessages,
    stayMessages
} from './step-messages'

/** The answers of one step, with a link to change them. */
const Reviewed = (props: {step: ApplicationStep; title: string; children: ReactNode}) => {
    const {formatMessage} = useIntl()
    return (
        <section className="approval__reviewed">
            <h2>{props.title}</h2>
            <Link
                to={applicationPath(props.step)}
                aria-label={formatMessage(reviewMessages.changeOf, {of: props.title})}
            >
                {formatMessage(reviewMessages.change)}
            </Link>
            {props.children}
        </section>
    )
}

/** A line breaks after the at sign, if it must. */
const Email = ({address}: {address: string}) => {
    const at = address.indexOf('@') + 1
    return (
        <>
            {address.slice(0, at)}
            <wbr />
            {address.slice(at)}
        </>
    )
}

/** Birth date and identity number are only mentioned, never shown (D-26). */
const Personal = ({personal}: {personal: PersonalAnswers}) => {
    const {formatMessage} = useIntl()
    const {firstName, lastName, email, phone, identityNumber} = personal
    return (
        <Reviewed step="personal" title={formatMessage(personalMessages.title)}>
            <Facts
                rows={[
                    {
                        label: formatMessage(reviewMessages.name),
                        value: `${firstName} ${lastName}`
                    },
                    {
                        label: formatMessage(personalMessages.email),
                        value: <Email address={email} />
                    },
                    {
                        label: formatMessage(phoneMessages.phone),
                        value: <PhoneNumber number={phone} />
                    },
                    {
                        label: formatMessage(personalMessages.birthDate),
                        value: formatMessage(reviewMessages.birthDateGiven)
                    },
                    {
                        label: formatMessage(personalMessages.number),
                        value: <span className="phone">{maskedIdentityNumber(identityNumber)}</span>
                    }
                ]}
            />
        </Reviewed>
    )
}

const Home = ({home}: {home: HomeAnswers}) => {
    const {formatMessage} = useIntl()
    const {address1, address2, city, state, postalCode, monthsThere} = home
    const stay = stays.find((months) => months === monthsThere)
    const address = [address1, address2, city, `${state} ${postalCode}`].filter(Boolean)
    return (
        <Reviewed step="home" title={formatMessage(homeMessages.title)}>
            <Facts
                rows={[
                    {label: formatMessage(reviewMessages.address), value: address.join(', ')},
                    ...(stay === undefined
                        ? []
                        : [
                              {
                                  label: formatMessage(reviewMessages.stay),
                                  value: formatMessage(stayMessages[stay])
                              }
                          ])
                ]}
            />
        </Reviewed>
    )
}

const Income = ({income}: {income: IncomeAnswers}) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const source = incomeSources.find((known) => known === income.source) ?? 'other'
    return (
        <Reviewed step="income" title={formatMessage(incomeMessages.title)}>
            <Facts
                rows={[
                    {
                        label: formatMessage(reviewMessages.source),
                        value: formatMessage(sourceMessages[source])
                    },
                    {
                        label: formatMessage(reviewMessages.amount),
                        value: formatMessage(reviewMessages.amountOf, {
                            amount: money(income.amount),
                            per: formatMessage(spokenPerMessages[income.frequency])
                        })
                    }
                ]}
            />
        </Reviewed>
    )
}

/** Another person: the name, and on separate lines their relation to the shopper and their phone. */
const Person = ({name, relation, phone}: Partial<OtherPerson>) => {
    const {formatMessage} = useIntl()
    const known = relations.find((each) => each === relation)
    return (
        <>
            {name}
            {known ? <div>{formatMessage(relationMessages[known])}</div> : null}
            <div>
                <PhoneNumber number={phone ?? ''} />
            </div>
        </>
    )
}

const References = ({landlord, references}: ReferenceAnswers) => {
    const {formatMessage} = useIntl()
    return (
        <Reviewed step="references" title={formatMessage(referencesMessages.title)}>
            <Facts
                rows={[
                    {
                        label: formatMessage(reviewMessages.landlord),
                        value: <Person {...landlord} />
                    },
                    ...references.map((person, at) => ({
                        label: formatMessage(referencesMessages.reference, {number: at + 1}),
                        value: <Person {...person} />
                    }))
                ]}
            />
        </Reviewed>
    )
}

/** All answers, step by step, each step with a link to change them. */
export const ReviewedAnswers = ({answers}: {answers: ApplicationAnswers}) => {
    const {personal, home, income, references} = answers
    return (
        <div className="approval__review">
            {personal ? <Personal personal={personal} /> : null}
            {home ? <Home home={home} /> : null}
            {income ? <Income income={income} /> : null}
            {references ? <References {...references} /> : null}
        </div>
    )
}
