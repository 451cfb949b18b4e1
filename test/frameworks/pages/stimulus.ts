import { Application, Controller } from '@hotwired/stimulus';
import { app, send } from './send.ts';

class Order extends Controller<HTMLFormElement> {
  static override targets = ['email', 'state'];
  declare readonly emailTarget: HTMLInputElement;
  declare readonly stateTarget: HTMLElement;

  hear() {
    this.stateTarget.textContent = this.emailTarget.value;
  }

  submit(event: Event) {
    event.preventDefault();
    void send({ email: this.emailTarget.value }, event);
  }
}

app().innerHTML = `<form data-controller="order" data-action="submit->order#submit">
  <label>Email <input name="email" type="email" data-order-target="email"
    data-action="input->order#hear"></label>
  <label>Name <input name="name"></label>
  <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
  <output id="state" data-order-target="state"></output>
</form>`;
Application.start().register('order', Order);
