import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const personalMessages = {
    title: commonMessages.aboutYou,
    firstName: commonMessages.firstName,
    lastName: commonMessages.lastName,
    birthDate: commonMessages.dateOfBirth,
    email: commonMessages.emailAddress,
    firstNameMissing: commonMessages.firstNameMissing,
    lastNameMissing: commonMessages.lastNameMissing,
    emailWrong: commonMessages.emailExample,
    ...defineMessages({
        prefilled: {
            id: 'application.personal.prefilled',
            defaultMessage:
                'We filled in what we found by your phone number. Check that it is right.'
        },
        notFound: {
            id: 'application.personal.not-found',
            defaultMessage: 'We found nothing by your phone number. Fill in the form yourself.'
        },
        lookUpFailed: {
            id: 'application.personal.look-up-failed',
            defaultMessage:
                'We could not look up your number right now. Fill in the form yourself: nothing else changes.'
        },
        again: {
            id: 'application.personal.again',
            defaultMessage:
                'Welcome back. We never keep your Social Security number or birth date, so we ask for them again.'
        },
        nameHint: {
            id: 'application.personal.name-hint',
            defaultMessage: 'As it stands on your ID'
        },
        emailHint: {
            id: 'application.personal.email-hint',
            defaultMessage: 'For your answer and your agreement'
        },
        phoneHint: {
            id: 'application.personal.phone-hint',
            defaultMessage: 'So that your store can reach you about your application'
        },
        birthDateHint: {
            id: 'application.personal.birth-date-hint',
            defaultMessage:
                'You must be 18 or older, and it tells you apart from others with your name. Month, day and year, for example 04/25/1990. When it is complete, you go on to the next field.'
        },
        number: {
            id: 'application.personal.number',
            defaultMessage: 'Social Security number or ITIN'
        },
        numberHint: {
            id: 'application.personal.number-hint',
            defaultMessage:
                'It tells us for sure who applies, and we use it only to decide on your application. It is sent encrypted and never shown again. No Social Security number? Enter your ITIN, the taxpayer number that the IRS gave you.'
        },
        numberGiven: {
            id: 'application.personal.number-given',
            defaultMessage: 'You entered {masked}. Leave this empty to keep it.'
        },
        emailMissing: {
            id: 'application.personal.email-missing',
            defaultMessage: 'Enter your email address'
        },
        numberMissing: {
            id: 'application.personal.number-missing',
            defaultMessage: 'Enter your Social Security number or ITIN'
        },
        numberWrong: {
            id: 'application.personal.number-wrong',
            defaultMessage: 'Check the nine digits of your Social Security number or ITIN'
        }
    })
}

export const homeMessages = {
    address1: commonMessages.streetAddress,
    city: commonMessages.city,
    state: commonMessages.state,
    zip: commonMessages.zipCode,
    cityMissing: commonMessages.cityMissing,
    stateMissing: commonMessages.chooseYourState,
    zipMissing: commonMessages.zipMissing,
    zipWrong: commonMessages.enterAFiveDigitZip,
    address1Missing: commonMessages.streetAddressMissing,
    ...defineMessages({
        title: {id: 'application.home.title', defaultMessage: 'Where you live'},
        why: {
            id: 'application.home.why',
            defaultMessage:
                'Your store delivers to this address. Where you live, and for how long, is also part of the decision.'
        },
        address2: {id: 'application.home.address2', defaultMessage: 'Apartment or unit'},
        months: {id: 'application.home.months', defaultMessage: 'How long have you lived there?'},
        monthsMissing: {
            id: 'application.home.months-missing',
            defaultMessage: 'Choose how long you have lived there'
        }
    })
}

/** How long the applicant has lived at the address, by the number of months that is sent. */
export const stayMessages = defineMessages({
    3: {id: 'application.stay.months-3', defaultMessage: 'Less than 6 months'},
    9: {id: 'application.stay.months-9', defaultMessage: '6 to 12 months'},
    18: {id: 'application.stay.months-18', defaultMessage: '1 to 2 years'},
    42: {id: 'application.stay.months-42', defaultMessage: '2 to 5 years'},
    60: {id: 'application.stay.months-60', defaultMessage: 'More than 5 years'}
})

export const incomeMessages = defineMessages({
    title: {id: 'application.income.title', defaultMessage: 'What you earn'},
    why: {
        id: 'application.income.why',
        defaultMessage:
            'How much you can rent for depends on what you earn. We may ask you to show it, for example with a pay stub.'
    },
    source: {id: 'application.income.source', defaultMessage: 'Where does your income come from?'},
    frequency: {id: 'application.income.frequency', defaultMessage: 'How often are you paid?'},
    amount: {id: 'application.income.amount', defaultMessage: 'How much is it each time?'},
    amountHint: {
        id: 'application.income.amount-hint',
        defaultMessage: 'Before taxes, all incomes together'
    },
    sourceMissing: {
        id: 'application.income.source-missing',
        defaultMessage: 'Choose where your income comes from'
    },
    frequencyMissing: {
        id: 'application.income.frequency-missing',
        defaultMessage: 'Choose how often you are paid'
    },
    amountMissing: {
        id: 'application.income.amount-missing',
        defaultMessage: 'Enter how much you are paid each time'
    },
    amountWrong: {
        id: 'application.income.amount-wrong',
        defaultMessage: 'Enter an amount in dollars, such as 850 or 1,250.50'
    }
})

/** How often the applicant is paid. */
export const payDayMessages = defineMessages({
    weekly: {id: 'application.pay-day.weekly', defaultMessage: 'Every week'},
    biweekly: {id: 'application.pay-day.biweekly', defaultMessage: 'Every two weeks'},
    semimonthly: {id: 'application.pay-day.semimonthly', defaultMessage: 'Twice a month'},
    monthly: {id: 'application.pay-day.monthly', defaultMessage: 'Once a month'}
})

export const sourceMessages = {
    other: commonMessages.somethingElse,
    ...defineMessages({
        job: {id: 'application.source.job', defaultMessage: 'A job'},
        business: {id: 'application.source.business', defaultMessage: 'My own business'},
        benefits: {id: 'application.source.benefits', defaultMessage: 'Benefits or disability'},
        retirement: {id: 'application.source.retirement', defaultMessage: 'Retirement or pension'}
    })
}

export const referencesMessages = {
    name: commonMessages.name,
    phone: commonMessages.phoneNumber,
    ...defineMessages({
        title: {id: 'application.references.title', defaultMessage: 'People who know you'},
        why: {
            id: 'application.references.why',
            defaultMessage:
                'Your store may call them if it cannot reach you. They are told nothing about your application. Two people and your landlord are enough.'
        },
        landlord: {
            id: 'application.references.landlord',
            defaultMessage: 'Landlord, or whoever you pay for your home'
        },
        noLandlord: {
            id: 'application.references.no-landlord',
            defaultMessage: 'You pay nobody? Name somebody who knows that you live there.'
        },
        reference: {id: 'application.references.reference', defaultMessage: 'Person {number}'},
        referenceHint: {
            id: 'application.references.reference-hint',
            defaultMessage: 'A relative, friend, coworker or neighbor who does not live with you'
        },
        relation: {id: 'application.references.relation', defaultMessage: 'How they know you'},
        add: {id: 'application.references.add', defaultMessage: 'Add another person'},
        remove: {id: 'application.references.remove', defaultMessage: 'Remove person {number}'},
        nameMissing: {
            id: 'application.references.name-missing',
            defaultMessage: '{who}: enter a name'
        },
        phoneMissing: {
            id: 'application.references.phone-missing',
            defaultMessage: '{who}: enter a phone number'
        },
        phoneWrong: {
            id: 'application.references.phone-wrong',
            defaultMessage: '{who}: enter a US phone number with ten digits'
        }
    })
}

export const relationMessages = defineMessages({
    family: {id: 'application.relation.family', defaultMessage: 'Family'},
    friend: {id: 'application.relation.friend', defaultMessage: 'Friend'},
    work: {id: 'application.relation.work', defaultMessage: 'Work'},
    neighbor: {id: 'application.relation.neighbor', defaultMessage: 'Neighbor'}
})

export const reviewMessages = {
    name: commonMessages.name,
    address: commonMessages.address,
    change: commonMessages.change,
    ...defineMessages({
        title: {id: 'application.review.title', defaultMessage: 'Check your answers'},
        lead: {
            id: 'application.review.lead',
            defaultMessage:
                'Your application is not sent yet. Check your answers, and change what is not right. You see our answer right after you submit it.'
        },
        changeOf: {id: 'application.review.change-of', defaultMessage: 'Change: {of}'},
        birthDateGiven: {id: 'application.review.birth-date-given', defaultMessage: 'Entered'},
        landlord: {id: 'application.review.landlord', defaultMessage: 'Landlord'},
        stay: {id: 'application.review.stay', defaultMessage: 'Lived there'},
        source: {id: 'application.review.source', defaultMessage: 'Income from'},
        amount: {id: 'application.review.amount', defaultMessage: 'Income'},
        amountOf: {id: 'application.review.amount-of', defaultMessage: '{amount} {per}'},
        submit: {id: 'application.review.submit', defaultMessage: 'Submit my application'},
        isTrue: {
            id: 'application.review.is-true',
            defaultMessage:
                'By submitting you confirm that what you entered is true and complete. (Version {version})'
        },
        mayCheck: {
            id: 'application.review.may-check',
            defaultMessage:
                'I give {brand} and my store my written permission, under the Fair Credit Reporting Act, to get consumer reports about me and to check what I entered, to decide on this application and for nothing else. (Version {version})'
        },
        reports: {
            id: 'application.review.reports',
            defaultMessage:
                'A consumer report tells how somebody has paid their bills so far. A reporting agency makes it. We get it only when you submit, and we cannot decide without it. Until you submit, you can change your mind: nothing is sent. After that, your store tells you how to withdraw.'
        },
        mayCheckMissing: {
            id: 'application.review.may-check-missing',
            defaultMessage: 'Allow the check, as we cannot decide without it'
        },
        tooYoung: {
            id: 'application.review.too-young',
            defaultMessage: 'You must be 18 or older to apply. Check your date of birth.'
        },
        refused: {
            id: 'application.review.refused',
            defaultMessage: 'We could not accept these answers. Check them and try again.'
        },
        ended: {
            id: 'application.review.ended',
            defaultMessage:
                'Your session has ended. Sign in, then submit again: your answers are all still here, and nothing was sent.'
        }
    })
}
