import {businessStep, stepOutcome} from './business-steps'

const org = 'organizations/f_ecom_hmwd_001'

test.each`
    method    | path                                                                           | step
    ${'POST'} | ${`/mobify/slas/public/shopper/auth/v1/${org}/oauth2/login`}                   | ${'sign-in'}
    ${'POST'} | ${`/api/scapi/custom/submit-payment/v1/${org}/payment`}                        | ${'payment'}
    ${'POST'} | ${`/mobify/proxy/api/custom/one-off-payment/v1/${org}/payment`}                | ${'payment'}
    ${'POST'} | ${`/api/scapi/checkout/shopper-orders/v1/${org}/orders`}                       | ${'order'}
    ${'POST'} | ${`/api/scapi/custom/create-agreement/v1/${org}/createagreement`}              | ${'agreement'}
    ${'POST'} | ${`/api/scapi/custom/get-instant-approval/v1/${org}/instantapproval`}          | ${'application'}
    ${'POST'} | ${`/api/scapi/custom/submit-payment/v1/${org}/status`}                         | ${undefined}
    ${'GET'}  | ${`/api/scapi/checkout/shopper-orders/v1/${org}/orders`}                       | ${undefined}
    ${'POST'} | ${`/api/scapi/checkout/shopper-orders/v1/${org}/orders/1/payment-instruments`} | ${undefined}
    ${'POST'} | ${'/cart'}                                                                     | ${undefined}
`('$method $path is the step $step', ({method, path, step}) => {
    expect(businessStep(method, path)).toBe(step)
})

test.each`
    status       | outcome
    ${200}       | ${'done'}
    ${201}       | ${'done'}
    ${303}       | ${'done'}
    ${400}       | ${'refused'}
    ${401}       | ${'refused'}
    ${409}       | ${'refused'}
    ${422}       | ${'refused'}
    ${408}       | ${'unknown'}
    ${425}       | ${'unknown'}
    ${429}       | ${'limited'}
    ${500}       | ${'unknown'}
    ${502}       | ${'unknown'}
    ${504}       | ${'unknown'}
    ${'aborted'} | ${'unknown'}
`('a step answered with $status is $outcome (D-49)', ({status, outcome}) => {
    expect(stepOutcome(status)).toBe(outcome)
})
