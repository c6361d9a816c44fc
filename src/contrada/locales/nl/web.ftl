# De browser
web-choose-again = Opnieuw kiezen
