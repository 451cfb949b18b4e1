import '@angular/compiler';
import { Component } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { bootstrapApplication } from '@angular/platform-browser';
import { send } from './send.ts';

class Form {
  email = '';

  submit(event: Event) {
    void send({ email: this.email }, event);
  }
}

Component({
  selector: '#app',
  imports: [FormsModule],
  template: `<form (ngSubmit)="submit($event)">
    <label>Email <input name="email" type="email" [(ngModel)]="email" required></label>
    <label>Name <input name="name" ngModel></label>
    <p><button name="go" value="save">Save</button> <button name="go" value="pay">Pay</button></p>
    <output id="state">{{ email }}</output>
  </form>`,
})(Form);

await bootstrapApplication(Form);
