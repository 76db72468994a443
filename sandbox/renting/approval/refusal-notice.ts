import type {RefusalNotice} from '@contract/approval'
import {type Locale, type Texts, textIn} from '../../core/locales'
import type {Approval} from './approval'

const agency = {
    name: 'Plainview Consumer Reports',
    address: '400 Sample Plaza, Omaha, NE 68102',
    phone: '8005550147'
}

const texts = {
    en: {
        factors: ['Too few accounts with a record of payments', 'Length of time at the address'],
        statements: [
            'Our decision is based in whole or in part on a report of the consumer reporting agency named here. The agency did not make the decision and cannot tell you why it was made.',
            'You have a right to a free copy of your report from the agency if you ask for it within 60 days, and a right to dispute with the agency whatever in it is inaccurate or incomplete.'
        ]
    },
    es: {
        factors: ['Muy pocas cuentas con historial de pagos', 'Tiempo que lleva en la dirección'],
        statements: [
            'Nuestra decisión se basa en todo o en parte en un informe de la agencia de informes del consumidor que se nombra aquí. La agencia no tomó la decisión y no puede decirle por qué se tomó.',
            'Tiene derecho a una copia gratuita de su informe si se la pide a la agencia en un plazo de 60 días, y derecho a disputar ante la agencia lo que sea inexacto o incompleto.'
        ]
    }
} satisfies Texts<Pick<RefusalNotice, 'statements'> & {factors: string[]}>

/** The notice that the law requires for a refusal, in the words of the company that decided [D-33]. */
export const refusalNotice = ({approvedOn}: Approval, locale: Locale): RefusalNotice => {
    const {factors, statements} = textIn(locale, texts)
    return {
        agency,
        score: {value: 512, lowest: 300, highest: 850, day: approvedOn, factors},
        statements
    }
}
