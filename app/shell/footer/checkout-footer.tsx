import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {Link} from '@app/routing/links/link'
import {LegalLinks, SmallPrint} from './legal'
import {messages} from './messages'

/** Card brands; they are the same in every language. */
const CARDS = ['Visa', 'Mastercard', 'Amex', 'Discover']

/** The footer of the checkout: links and card brands [SHELL-019, SHELL-022]. */
export const CheckoutFooter = ({children}: {children?: ReactNode}) => {
    const {formatMessage} = useIntl()
    return (
        <footer className="footer">
            {children}
            <div className="container">
                <div className="footer__end">
                    <ul className="footer__legal">
                        <LegalLinks />
                        <li>
                            <Link to="/contact-us">{formatMessage(messages.contact)}</Link>
                        </li>
                    </ul>
                    <ul className="footer__legal" aria-label={formatMessage(messages.weAccept)}>
                        {CARDS.map((card) => (
                            <li key={card}>
                                <svg viewBox="0 0 64 40" width="56" role="img" aria-label={card}>
                                    <rect
                                        x=".5"
                                        y=".5"
                                        width="63"
                                        height="39"
                                        rx="5"
                                        fill="var(--c-page)"
                                        stroke="var(--c-line)"
                                    />
                                    <text
                                        x="32"
                                        y="24"
                                        fontSize="9"
                                        fontWeight="700"
                                        fill="var(--c-ink-soft)"
                                        textAnchor="middle"
                                    >
                                        {card}
                                    </text>
                                </svg>
                            </li>
                        ))}
                    </ul>
                </div>
                <SmallPrint />
            </div>
        </footer>
    )
}
