import {render} from '@testing-library/react'
import {useEffect, useState} from 'react'
import {mayComplain, undeclaredComplaints} from './page-complaints'

test('a page test fails if the page logs an error or a warning', () => {
    const {error, warn} = console
    error('%s has no price', 'Avery Sofa')
    warn('An old API')

    const heard = undeclaredComplaints()

    mayComplain(/Avery|old/)
    expect(heard).toEqual(['Avery Sofa has no price', 'An old API'])
})

test('a complaint that the test expects is allowed', () => {
    mayComplain(/no network/)

    const {error} = console
    error(new Error('no network'))

    expect(undeclaredComplaints()).toEqual([])
})

test('a page that goes on after its test has looked is no complaint', async () => {
    const answer = Promise.resolve('late')
    const Late = () => {
        const [text, show] = useState('waiting')
        useEffect(() => void answer.then(show), [])
        return <p>{text}</p>
    }
    render(<Late />)
    await answer

    expect(undeclaredComplaints()).toEqual([])
})
