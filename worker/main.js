import './service-worker'
