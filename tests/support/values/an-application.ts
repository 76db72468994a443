import type {ApplicationAnswers} from '@app/domain/approval/application'

const friend = {name: 'Kim Kin', relation: 'friend', phone: '3105550111'}

/** Answers to all questions; the end of the number determines the decision (docs/sandbox.md). */
export const anApplication = (identityNumber = '512438861') =>
    ({
        personal: {
            firstName: 'Ada',
            lastName: 'Hale',
            email: 'ada@example.com',
            phone: '3105550142',
            birthDate: '1988-02-29',
            identityNumber
        },
        home: {
            country: 'US',
            address1: '1 Elm St',
            address2: '',
            city: 'Reno',
            state: 'NV',
            postalCode: '89501',
            monthsThere: 18
        },
        income: {source: 'job', amount: 300_00, frequency: 'weekly'},
        references: {
            landlord: {name: 'Lee Lord', phone: '3105550188'},
            references: [friend, {name: 'Pat Pal', relation: 'family', phone: '3105550122'}]
        }
    }) satisfies ApplicationAnswers
