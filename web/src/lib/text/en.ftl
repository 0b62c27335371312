error-lost = x
